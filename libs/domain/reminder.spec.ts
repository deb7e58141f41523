import fc from 'fast-check';
import { evolve } from '#libs/event-sourcing';
import { specFor } from '#libs/event-sourcing/testing';
import { type ReminderEvent, reminder } from './reminder';
import { ada } from './testing';

const { given } = specFor(reminder);
const AT = '2026-11-20T22:00:00.000Z';
const LATER = '2026-11-21T22:00:00.000Z';
const data = { id: 'r', key: ada, eventId: 7, type: 'sms' as const, before: 3_600_000, at: AT };
const set: ReminderEvent = { type: 'ReminderSet', data };
const begun = (token: number): ReminderEvent => ({ type: 'ReminderBegun', data: { id: 'r', token } });
const delivered: ReminderEvent = { type: 'ReminderGiven', data: { id: 'r', by: 'sms' } };
const failed = (unclear: boolean, again: string | null): ReminderEvent => ({
  type: 'ReminderFailed',
  data: { id: 'r', reason: 'x', unclear, again },
});
const begin = (token: number, at = AT) => ({ type: 'BeginReminder' as const, data: { id: 'r', at, token } });
const give = { type: 'GiveReminder' as const, data: { id: 'r', by: 'sms' as const, at: AT } };

describe('a reminder', () => {
  it('is set once, and again once it is over', () => {
    given().when({ type: 'SetReminder', data }).then(set);
    given(set).when({ type: 'SetReminder', data }).thenNothing();
    given(set, begun(1), delivered).when({ type: 'SetReminder', data }).then(set);
  });

  it('moves with its event, unless it is on its way', () => {
    const move = { type: 'MoveReminder' as const, data: { id: 'r', at: LATER } };
    given(set)
      .when(move)
      .then({ type: 'ReminderMoved', data: { id: 'r', at: LATER } });
    given(set, begun(1)).when(move).thenNothing();
    given(set, begun(1), delivered).when(move).thenNothing();
  });

  it('that is tried again later still stands where its event has it', () => {
    given(set, begun(1), failed(false, LATER))
      .when({ type: 'MoveReminder', data: { id: 'r', at: AT } })
      .thenNothing();
  });

  it('is called off once', () => {
    const callOff = { type: 'CallOffReminder' as const, data: { id: 'r', at: AT } };
    const calledOff: ReminderEvent = { type: 'ReminderCalledOff', data: { id: 'r', at: AT } };
    given(set).when(callOff).then(calledOff);
    given(set, calledOff).when(callOff).thenNothing();
    given(set, begun(1), delivered).when(callOff).thenNothing();
  });

  it('is not called off any more once its event will be, as long as nobody was told', () => {
    const calledOff: ReminderEvent = { type: 'ReminderCalledOff', data: { id: 'r', at: LATER } };
    const moved: ReminderEvent = { type: 'ReminderMoved', data: { id: 'r', at: AT } };
    const move = { type: 'MoveReminder' as const, data: { id: 'r', at: AT } };
    given(set, calledOff).when(move).then(moved);
    given(set, calledOff, begun(1)).when(move).thenNothing();
    given(set, calledOff, moved)
      .when({ type: 'CallOffReminder', data: { id: 'r', at: LATER } })
      .then(calledOff);
  });

  it('fails by the word of who began it last alone', () => {
    const fail = (token: number) => ({
      type: 'FailReminder' as const,
      data: { id: 'r', reason: 'x', unclear: false, again: LATER, token },
    });
    given(set, begun(1), failed(true, AT), begun(2)).when(fail(1)).thenNothing();
    given(set, begun(1), failed(true, AT), begun(2)).when(fail(2)).then(failed(false, LATER));
  });

  it('is begun when it is due as it was read, and not what was dropped or moved meanwhile', () => {
    given(set).when(begin(1)).then(begun(1));
    given(set).when(begin(1, LATER)).thenRejected('reminder-not-due');
    given(set, { type: 'ReminderDropped', data: { id: 'r', why: 'unwanted' } })
      .when(begin(1))
      .thenRejected('reminder-not-due');
    given().when(begin(1)).thenRejected('reminder-not-due');
  });

  it('that broke off is begun once more by who takes over, and then given up', () => {
    const broken: ReminderEvent = {
      type: 'ReminderFailed',
      data: { id: 'r', reason: 'It broke off on its way.', unclear: true, again: AT },
    };
    given(set, begun(1)).when(begin(2)).then(broken, begun(2));
    given(set, begun(1), broken, begun(2))
      .when(begin(3))
      .then({ ...broken, data: { ...broken.data, again: null } } as ReminderEvent);
  });

  it('that broke off is begun once more by who began it, too', () => {
    const broken = { id: 'r', reason: 'It broke off on its way.', unclear: true, again: AT };
    given(set, begun(2)).when(begin(2)).then({ type: 'ReminderFailed', data: broken }, begun(2));
  });

  it('is not begun again by whoever was frozen while another took over, nor once it is given', () => {
    given(set, begun(2)).when(begin(1)).thenRejected('reminder-not-due');
    given(set, begun(2), delivered).when(begin(2)).thenRejected('reminder-not-due');
  });

  it('is given once, and shown by one page', () => {
    const see = { type: 'SeeReminder' as const, data: { id: 'r' } };
    const onPage: ReminderEvent = { type: 'ReminderGiven', data: { id: 'r', by: 'page' } };
    given(set, begun(1)).when(give).then(delivered);
    given(set, begun(1), delivered).when(give).thenNothing();
    given(set, begun(1), delivered).when(see).thenNothing();
    given(set, onPage)
      .when(see)
      .then({ type: 'ReminderSeen', data: { id: 'r' } });
    given(set, onPage, { type: 'ReminderSeen', data: { id: 'r' } })
      .when(see)
      .thenNothing();
  });

  it('is handed in at most twice without a clear refusal, whoever breaks off, freezes or takes over, and never once it is given', () => {
    const step = fc.record({
      action: fc.constantFrom('begin', 'give', 'refused', 'unclear', 'move', 'callOff', 'drop', 'set'),
      token: fc.integer({ min: 1, max: 6 }),
      late: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let history: ReminderEvent[] = [set];
        let handedIn = 0;
        for (const { action, token, late } of steps) {
          const { at } = evolve(reminder, history);
          const command = {
            begin: begin(token, at),
            give: { ...give, data: { ...give.data, at } },
            refused: { type: 'FailReminder', data: { id: 'r', reason: 'x', unclear: false, again: late ? LATER : AT, token } },
            unclear: { type: 'FailReminder', data: { id: 'r', reason: 'x', unclear: true, again: late ? LATER : AT, token } },
            move: { type: 'MoveReminder', data: { id: 'r', at: late ? LATER : AT } },
            callOff: { type: 'CallOffReminder', data: { id: 'r', at: AT } },
            drop: { type: 'DropReminder', data: { id: 'r', why: 'unwanted' } },
            set: { type: 'SetReminder', data },
          }[action];
          const facts = decided(history, command);
          if (facts.some(({ type }) => type === 'ReminderSet')) [history, handedIn] = [[], 0];
          const wasOver = history.some(({ type }) => type === 'ReminderGiven' || type === 'ReminderDropped');
          for (const fact of facts) {
            if (fact.type === 'ReminderFailed' && !fact.data.unclear) handedIn -= 1;
            if (fact.type === 'ReminderBegun') {
              handedIn += 1;
              expect(wasOver).toBe(false);
            }
          }
          expect(handedIn).toBeLessThanOrEqual(2);
          history = [...history, ...facts];
        }
      }),
      { numRuns: 2_000 },
    );
  });

  const decided = (history: readonly ReminderEvent[], command: { type: string; data: unknown }): readonly ReminderEvent[] => {
    try {
      return (reminder.decide as Record<string, (data: unknown, state: unknown) => readonly ReminderEvent[]>)[command.type]!(
        command.data,
        evolve(reminder, history),
      );
    } catch {
      return [];
    }
  };
});
