import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { formatTimeOfDay, timeOfDayOf } from '#libs/contracts';
import { useTown } from '../../lib/use-town';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './subscribe.module.css';
import { SubscribeLinks } from './subscribe-links';
import { type MyAddress, useMyAddress } from './use-my-address';

type AddressAction = 'make' | 'stop';

export const MyCalendarAddress = () => {
  const myAddress = useMyAddress();
  const [action, setAction] = useState<AddressAction | null>(null);
  const buttons = { make: useRef<HTMLButtonElement>(null), stop: useRef<HTMLButtonElement>(null) };
  const outcomeLine = useRef<HTMLParagraphElement>(null);

  const cancel = () => {
    setAction(null);
    requestAnimationFrame(() => action && buttons[action].current?.focus());
  };
  const confirm = async () => {
    setAction(null);
    await (action === 'stop' ? myAddress.stop() : myAddress.make());
    outcomeLine.current?.focus();
  };
  const make = async () => {
    await myAddress.make();
    outcomeLine.current?.focus();
  };

  if (myAddress.state === 'unknown')
    return (
      <p className={styles.note} role="alert">
        Your address could not be loaded.{' '}
        <button type="button" className="link" onClick={myAddress.retry}>
          Try again
        </button>
      </p>
    );
  if (myAddress.state === 'loading') return <p className={styles.note}>…</p>;
  const isOpen = myAddress.state.id !== null;
  return (
    <>
      <p className={styles.secret}>
        <Icon name="lock" size={20} />
        <span>
          <b>This address is secret.</b> Whoever has it sees your My Almanac, your own events too.
        </span>
      </p>
      <OutcomeLine ref={outcomeLine} mine={myAddress} />
      {myAddress.url && <SubscribeLinks address={myAddress.url} name="My Almanac" />}
      {isOpen && !myAddress.url && (
        <p className={styles.note}>
          My Almanac has an address that this device does not know: it was made on another device, or never reached this one. It
          cannot be shown again: to get an address here, make a new one.
        </p>
      )}
      {isOpen ? (
        action ? (
          <ActionConfirmation action={action} onCancel={cancel} onConfirm={confirm} />
        ) : (
          <div className={styles.renew}>
            <div className={styles.acts}>
              <Button
                ref={buttons.make}
                leftSection={<Icon name="refresh" />}
                aria-disabled={myAddress.isBusy}
                onClick={() => setAction('make')}
              >
                Make a new address
              </Button>
              <Button ref={buttons.stop} aria-disabled={myAddress.isBusy} onClick={() => setAction('stop')}>
                Stop this address
              </Button>
            </div>
            <p className={styles.help}>If the wrong person has the address, make a new one. The old one then stops working.</p>
          </div>
        )
      ) : (
        <div className={styles.go}>
          <Button
            variant="filled"
            className={styles.first}
            aria-disabled={myAddress.isBusy}
            onClick={make}
            leftSection={<Icon name="calplus" />}
          >
            Make an address
          </Button>
        </div>
      )}
    </>
  );
};

const OutcomeLine = ({ mine: { outcome, state }, ref }: { mine: MyAddress; ref: React.Ref<HTMLParagraphElement> }) => {
  const { timeZone } = useTown();
  const since = typeof state === 'object' ? state.since : null;
  const hasFailed = outcome === 'failed';
  return (
    <p ref={ref} className={outcome ? (hasFailed ? styles.failed : styles.done) : 'sr'} role="status" tabIndex={-1}>
      {outcome && <Icon name={hasFailed ? 'alert' : 'check'} size={20} />}
      {outcome === 'made' && <b>This is your address.</b>}
      {outcome === 'renewed' && (
        <span>
          <b>This is the new address.</b> The old one stopped{since && ` at ${formatHourIn(timeZone, since)}`}.
        </span>
      )}
      {outcome === 'stopped' && <b>The address has stopped.</b>}
      {hasFailed && <b>That did not go through. Please try again.</b>}
    </p>
  );
};

const formatHourIn = (timeZone: string, instant: string) => {
  const wall = new Date(instant).toLocaleString('sv-SE', { timeZone });
  return formatTimeOfDay(timeOfDayOf(wall) ?? 0);
};

const CONFIRM_TEXTS = {
  make: {
    title: 'Make a new address?',
    text: 'The old one stops at once. Calendars that use it get no more changes until you give them the new one.',
    button: 'Make a new address',
  },
  stop: {
    title: 'Stop this address?',
    text: 'It stops at once. Calendars that use it get no more changes.',
    button: 'Stop this address',
  },
};

const ActionConfirmation = ({
  action,
  onCancel,
  onConfirm,
}: {
  action: AddressAction;
  onCancel: () => void;
  onConfirm: () => void;
}) => {
  const id = useId();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { title, text, button } = CONFIRM_TEXTS[action];
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  };
  return (
    <div
      className={styles.warn}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onKeyDown={keys}
    >
      <h3 id={`${id}-title`}>{title}</h3>
      <p id={`${id}-text`}>{text}</p>
      <div className={styles.acts}>
        <Button ref={first} data-mantine-stop-propagation="true" onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="danger-filled" data-mantine-stop-propagation="true" onClick={onConfirm}>
          {button}
        </Button>
      </div>
    </div>
  );
};
