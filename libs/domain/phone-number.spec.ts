import fc from 'fast-check';
import { evolve } from '#libs/event-sourcing';
import { specFor } from '#libs/event-sourcing/testing';
import type { HashedKey } from './hashed-key';
import { type HashedNumber, type PhoneNumberEvent, phoneNumber, type TextKind } from './phone-number';

const { given } = specFor(phoneNumber);
const number = 'n' as HashedNumber;
const [ada, bob] = ['ada', 'bob'] as unknown as [HashedKey, HashedKey];
const DAY = '2026-11-20';
const confirmed: PhoneNumberEvent = { type: 'NumberConfirmed', data: { number, key: ada } };
const stopped: PhoneNumberEvent = { type: 'NumberStopped', data: { number } };
const claim = (kind: TextKind, message: string = kind, day = DAY, key = ada) => ({
  type: 'ClaimTextMessage' as const,
  data: { number, key, message, kind, day, maxParts: 2 },
});
const claimed = (kind: TextKind, message: string = kind, day = DAY, key = ada): PhoneNumberEvent => ({
  type: 'TextMessageClaimed',
  data: { number, key, message, kind, day },
});

describe('a telephone', () => {
  it('is asked first, and reminded once it has said yes', () => {
    given().when(claim('question')).then(claimed('question'));
    given(claimed('question')).when(claim('reminder')).thenRejected('text-not-allowed');
    given(claimed('question'), confirmed).when(claim('reminder')).then(claimed('reminder'));
    given(confirmed).when(claim('question')).thenRejected('text-not-allowed');
  });

  it('that wants the messages of one is sent none of another, before it is asked and answers', () => {
    given(confirmed)
      .when(claim('reminder', 'words of his own', DAY, bob))
      .thenRejected('text-not-allowed');
    given(confirmed)
      .when(claim('question', 'q', DAY, bob))
      .then(claimed('question', 'q', DAY, bob));
    const answered: PhoneNumberEvent = { type: 'NumberConfirmed', data: { number, key: bob } };
    given(confirmed, claimed('question', 'q', DAY, bob))
      .when({ type: 'ConfirmNumber', data: { number, key: null } })
      .then(answered);
    given(confirmed, claimed('question', 'q', DAY, bob), answered)
      .when(claim('reminder', 'r', DAY, bob))
      .then(claimed('reminder', 'r', DAY, bob));
  });

  it('is sent so many parts a day, and the message that goes beyond', () => {
    const long = claimed('reminder', 'long');
    const inParts: PhoneNumberEvent = { ...long, data: { ...(long.data as object), parts: 2 } } as PhoneNumberEvent;
    given(confirmed)
      .when({ ...claim('reminder', 'long'), data: { ...claim('reminder', 'long').data, parts: 2 } })
      .then(inParts);
    given(confirmed, inParts).when(claim('reminder', 'short')).thenRejected('text-not-allowed');
    given(confirmed, inParts).when(claim('reminder', 'long')).thenNothing();
    given(confirmed, inParts)
      .when(claim('reminder', 'short', '2026-11-21'))
      .then(claimed('reminder', 'short', '2026-11-21'));
  });

  it('is asked once a day, and three times in all without an answer, whoever gives it', () => {
    const [first, second, third] = [20, 21, 22].map((day) => claimed('question', `${day}`, `2026-11-${day}`));
    given(first!)
      .when(claim('question', 'again', DAY, bob))
      .thenRejected('text-not-allowed');
    given(first!).when(claim('question', '20')).thenNothing();
    given(first!)
      .when(claim('question', '21', '2026-11-21'))
      .then(second!);
    given(first!, second!, third!)
      .when(claim('question', '23', '2026-11-23', bob))
      .thenRejected('text-not-allowed');
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
    const arbitraryCommand = fc.oneof(
      fc.constant({ type: 'ConfirmNumber' as const, data: { number, key: null } }),
      fc.constant({ type: 'StopNumber' as const, data: { number } }),
      fc
        .tuple(
          fc.constantFrom<TextKind>('question', 'reminder', 'help'),
          fc.constantFrom('a', 'b', 'c'),
          fc.constantFrom(DAY, '2026-11-21', '2026-11-22', '2026-11-23'),
          fc.constantFrom(ada, bob),
        )
        .map(([kind, message, day, key]) => claim(kind, `${message} ${kind} ${key}`, day, key)),
    );
    fc.assert(
      fc.property(fc.array(arbitraryCommand, { maxLength: 30 }), (wishes) => {
        const history: PhoneNumberEvent[] = [];
        let [questionKey, welcome, saidNo]: [HashedKey | null, HashedKey[], boolean] = [null, [], false];
        for (const command of wishes) {
          let allowed = true;
          try {
            history.push(...(phoneNumber.decide[command.type] as any)(command.data, evolve(phoneNumber, history)));
          } catch {
            allowed = false;
          }
          if (command.type === 'ConfirmNumber') [welcome, saidNo] = [questionKey ? [...welcome, questionKey] : welcome, false];
          if (command.type === 'StopNumber') [welcome, saidNo] = [[], true];
          if (command.type === 'ClaimTextMessage' && allowed) {
            expect(saidNo).toBe(false);
            const { kind, key } = command.data;
            if (kind === 'reminder') expect(welcome).toContain(key);
            if (kind === 'question' && history.at(-1)?.type === 'TextMessageClaimed') questionKey = key;
          }
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
