import fc from 'fast-check';
import { type HashedNumber, phoneNumber, textMessages } from '#libs/domain';
import { ada } from '#libs/domain/testing';
import {
  type Decider,
  decide,
  evolve,
  fold,
  handles,
  type Projection,
  positionOf,
  type Recorded,
  type Sealed,
} from '#libs/event-sourcing';
import { textMessages as choices, phoneNumbers } from '#projections';
import { EMPTY_RESIDENT_STATE, foldResidentState } from './resident-state';

type Fact = { type: string; data: any };

class Telling {
  readonly facts: Recorded[] = [];

  does(decider: Decider<any, any, any>, type: string, data: object) {
    const stream = `${decider.stream}-${decider.identify(data as never)}`;
    const history = this.facts.filter((fact) => fact.stream === stream) as readonly Fact[];
    let decided: readonly Fact[] = [];
    try {
      decided = decide(decider, evolve(decider, history), { type, data } as never);
    } catch {}
    for (const fact of decided) {
      const nth = this.facts.length + 1;
      const metadata = { actor: ada, time: '2026-11-20T12:00:00.000Z', commandId: `c${nth}`, correlationId: `c${nth}` };
      this.facts.push({ ...fact, id: `f${nth}`, stream, revision: history.length, position: positionOf(nth), metadata });
    }
  }

  findDocument<Doc>(model: Projection<Doc>, key: string): Doc | undefined {
    const about = this.facts.filter((fact) => handles(model, fact) && model.key(fact) === key);
    return about.reduce<Doc | undefined>((document, fact) => fold(model, document, fact, key) ?? undefined, undefined);
  }
}

const NUMBERS = ['a', 'b'] as const;

const step = fc.record({
  deed: fc.constantFrom('chooses', 'chooses no number', 'declines', 'is asked', 'says YES', 'says STOP'),
  number: fc.constantFrom(...NUMBERS) as fc.Arbitrary<HashedNumber>,
  reminders: fc.boolean(),
});

const DOES: Readonly<Record<string, (telling: Telling, number: HashedNumber, reminders: boolean, day: string) => void>> = {
  chooses: (telling, number, reminders) =>
    telling.does(textMessages, 'ChooseTextMessages', { key: ada, given: { number, phone: 'sealed' as Sealed }, reminders }),
  'chooses no number': (telling) => telling.does(textMessages, 'ChooseTextMessages', { key: ada, given: null, reminders: false }),
  declines: (telling) => telling.does(textMessages, 'DeclineTextMessages', { key: ada, by: 'settings' }),
  'is asked': (telling, number, _, day) =>
    telling.does(phoneNumber, 'ClaimTextMessage', { number, key: ada, message: day, kind: 'question', day, maxParts: 3 }),
  'says YES': (telling, number) => telling.does(phoneNumber, 'ConfirmNumber', { number, key: null }),
  'says STOP': (telling, number) => telling.does(phoneNumber, 'StopNumber', { number }),
};

describe('What is so of somebody', () => {
  it('is what the read models show of text messages, whatever was chosen, asked and answered', () =>
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const telling = new Telling();
        for (const number of NUMBERS) DOES['chooses']!(telling, number as HashedNumber, false, '');
        for (const [i, { deed, number, reminders }] of steps.entries())
          DOES[deed]!(telling, number, reminders, `2026-11-${String(i + 1).padStart(2, '0')}`);
        const state = telling.facts.reduce(foldResidentState, EMPTY_RESIDENT_STATE);
        const settings = telling.findDocument(choices, ada);
        expect({ agreed: state.agreed, reminders: state.reminders, number: state.number }).toEqual({
          ...{ agreed: settings !== undefined, reminders: settings?.reminders ?? false, number: settings?.number ?? null },
        });
        for (const number of NUMBERS as unknown as HashedNumber[]) {
          const telephone = telling.findDocument(phoneNumbers, number);
          const answer = telephone?.wanted.includes(ada) ? 'confirmed' : telephone?.answer === 'stopped' ? 'stopped' : 'none';
          expect(state.answers[number] ?? 'none').toBe(answer);
        }
      }),
    ));
});
