import { TODAY } from '#libs/contracts/testing';
import type { Notes } from '#libs/event-sourcing';
import type { BudgetedAssistant } from '../assistant/budgeted-assistant';
import { ScriptWriter } from './script-writer';

const MINUTE = 60_000;
const week = { events: [], today: TODAY, town: 'Moorestown', byRules: { text: 'Hello.', source: 'rules' as const } };

it('Whoever came first and had nothing left to ask an assistant for settles the Botcast of others for minutes, not for the week', async () => {
  const text = jest.fn(async () => null);
  const assistant = { text } as unknown as BudgetedAssistant;
  const writing = new ScriptWriter(assistant, { get: async () => undefined } as unknown as Notes);
  for (const now of [0, MINUTE, 9 * MINUTE]) expect(await writing.of(week, { ip: '::1' }, now)).toBe(week.byRules);
  expect(text).toHaveBeenCalledTimes(1);
  await writing.of(week, { ip: '::1' }, 10 * MINUTE);
  expect(text).toHaveBeenCalledTimes(2);
});
