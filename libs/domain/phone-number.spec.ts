import fc from 'fast-check';
import { evolve } from '#libs/event-sourcing';
import { specFor } from '#libs/event-sourcing/testing';
import { type HashedNumber, type PhoneNumberEvent, phoneNumber, type TextKind } from './phone-number';

const { given } = specFor(phoneNumber);
const number = 'n' as HashedNumber;
const DAY = '2026-11-20';
const confirmed: PhoneNumberEvent = { type: 'NumberConfirmed', data: { number } };
const stopped: PhoneNumberEvent = { type: 'NumberStopped', data: { number } };
const claim = (kind: TextKind, message: string = kind, day = DAY) => ({
  type: 'ClaimTextMessage' as const,
  data: { number, message, kind, day, most: 2 },
});
const claimed = (kind: TextKind, message: string = kind, day = DAY): PhoneNumberEvent => ({
  type: 'TextMessageClaimed',
  data: { number, message, kind, day },
});

describe('a telephone', () => {
  it('is asked first, and reminded once it has said yes', () => {
    given().when(claim('question')).then(claimed('question'));
    given(claimed('question')).when(claim('reminder')).thenRejected('text-not-allowed');
    given(claimed('question'), confirmed).when(claim('reminder')).then(claimed('reminder'));
    given(confirmed).when(claim('question')).thenRejected('text-not-allowed');
  });

  it('that says stop gets nothing more, not even what was on its way, until it says start', () => {
    for (const kind of ['question', 'reminder', 'help'] as const)
      given(confirmed, claimed('reminder'), stopped).when(claim(kind)).thenRejected('text-not-allowed');
    given(confirmed, stopped, confirmed).when(claim('reminder')).then(claimed('reminder'));
  });

  it('is told what this is only where it was asked before', () => {
    given().when(claim('help')).thenRejected('text-not-allowed');
    given(claimed('question')).when(claim('help')).then(claimed('help'));
  });

  it('gets so many on a day, of which one may be handed in again', () => {
    const two = [confirmed, claimed('reminder', 'a'), claimed('reminder', 'b')];
    given(...two)
      .when(claim('reminder', 'c'))
      .thenRejected('text-not-allowed');
    given(...two)
      .when(claim('reminder', 'a'))
      .thenNothing();
    given(...two)
      .when(claim('reminder', 'c', '2026-11-21'))
      .then(claimed('reminder', 'c', '2026-11-21'));
  });

  it('is sent no reminder before it says yes or after it says stop, and no more than its share, whatever happens', () => {
    const wish = fc.oneof(
      fc.constant({ type: 'ConfirmNumber' as const, data: { number } }),
      fc.constant({ type: 'StopNumber' as const, data: { number } }),
      fc
        .tuple(
          fc.constantFrom<TextKind>('question', 'reminder', 'help'),
          fc.constantFrom('a', 'b', 'c'),
          fc.constantFrom(DAY, '2026-11-21'),
        )
        .map(([kind, message, day]) => claim(kind, message, day)),
    );
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 30 }), (wishes) => {
        const history: PhoneNumberEvent[] = [];
        let welcome: 'nothing said' | 'yes' | 'no' = 'nothing said';
        for (const command of wishes) {
          let allowed = true;
          try {
            history.push(...(phoneNumber.decide[command.type] as any)(command.data, evolve(phoneNumber, history)));
          } catch {
            allowed = false;
          }
          if (command.type === 'ConfirmNumber') welcome = 'yes';
          if (command.type === 'StopNumber') welcome = 'no';
          if (command.type === 'ClaimTextMessage' && allowed) {
            expect(welcome).not.toBe('no');
            if (command.data.kind === 'reminder') expect(welcome).toBe('yes');
          }
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
