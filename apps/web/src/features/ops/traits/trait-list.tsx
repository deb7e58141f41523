import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { type EventTraitsResponse, eventPathOf, type TraitCorrectionResponse } from '#libs/contracts';
import { FILTERS, type FilterReason, TRAITS, type Trait } from '#libs/contracts/filters';
import { api } from '../../../lib/api';
import { Button } from '../../../ui/button';
import { useInstantFormatter } from '../frame/instant-texts';
import frame from '../frame/ops.module.css';
import { ReasonForm } from '../frame/reason-form';
import styles from './traits.module.css';

type Props = { event: EventTraitsResponse; onChange: () => void };

type Opened = Readonly<{ trait: Trait; action: TraitAction }>;
type TraitAction = 'yes' | 'no' | 'undo';

export const TraitList = ({ event, onChange }: Props) => {
  const [openTrait, setOpenTrait] = useState<Opened>();
  const list = useRef<HTMLUListElement>(null);
  /** The form that had the focus is gone then. */
  const close = ({ trait }: Opened) => {
    setOpenTrait(undefined);
    list.current?.querySelector<HTMLElement>(`[data-trait="${trait}"]`)?.focus();
  };
  const send = ({ trait, action }: Opened, reason: string) =>
    action === 'undo'
      ? api.post(`/ops/traits/${event.id}/reopen`, { trait, reason })
      : api.post(`/ops/traits/${event.id}/correct`, { trait, is: action === 'yes', reason });
  return (
    <>
      <p>
        <Link className="link" href={eventPathOf({ id: event.id })}>
          {event.name}
        </Link>
        , {event.organization}
      </p>
      <ul ref={list} className={styles.traits}>
        {TRAITS.map((trait) => {
          const correction = event.corrections.find((one) => one.trait === trait);
          return (
            <li key={trait} data-trait={trait} tabIndex={-1}>
              <p>
                <b>{FILTERS[trait].label}:</b> {formatFinding(event.traits[trait], correction)}
              </p>
              {correction && <Correction correction={correction} />}
              {openTrait?.trait === trait ? (
                <ReasonForm
                  action={ACTION_LABELS[openTrait.action]}
                  send={({ reason }) => send(openTrait, reason)}
                  onDone={() => {
                    close(openTrait);
                    onChange();
                  }}
                  onCancel={() => close(openTrait)}
                />
              ) : (
                <div className={styles.actions}>
                  {actionsFor(event.traits[trait], correction).map((action) => (
                    <Button
                      key={action}
                      className={frame.small}
                      aria-label={`${FILTERS[trait].label}: ${ACTION_LABELS[action]}`}
                      onClick={() => setOpenTrait({ trait, action })}
                    >
                      {ACTION_LABELS[action]}…
                    </Button>
                  ))}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
};

const Correction = ({ correction: { by, at, reason } }: { correction: TraitCorrectionResponse }) => {
  const textsOf = useInstantFormatter();
  return (
    <p className={frame.quiet}>
      {reason && `“${reason}” `}
      {textsOf(at).whole}, by {by}
    </p>
  );
};

const ACTION_LABELS: Readonly<Record<TraitAction, string>> = {
  yes: 'Correct to yes',
  no: 'Correct to no',
  undo: 'Undo the correction',
};

const actionsFor = (found: FilterReason | undefined, correction: TraitCorrectionResponse | undefined): TraitAction[] => {
  if (correction) return ['undo', correction.is ? 'no' : 'yes'];
  if (!found) return ['yes'];
  return found.level ? ['yes', 'no'] : ['no'];
};

const formatFinding = (found: FilterReason | undefined, correction: TraitCorrectionResponse | undefined): string => {
  if (correction) return correction.is ? 'yes, corrected' : 'no, corrected';
  if (!found) return 'not known';
  return `${found.level ?? 'says so'} (${found.saidIn}: “${found.words}”)`;
};
