import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { LONGEST_REASON } from '#libs/contracts';
import {
  AcceptLoadBody,
  AcceptSuggestionBody,
  AddSourceBody,
  CloseReportBody,
  Confirmed,
  DeclineBody,
  PauseSourceBody,
  RebuildBody,
  RefuseLoadBody,
  RemoveSourceBody,
  RetryBody,
  RevokeRoleBody,
  SkipBody,
  SkipReactionBody,
} from '#libs/contracts/requests';
import { waysOf } from './called';
import { commandIn } from './commands';
import { reasonFor, reasonOf } from './reason';

/** What is done at the command line, and what the same is asked with at the console. */
const BOTH: readonly (readonly [command: string, body: new () => object])[] = [
  ['sources add', AddSourceBody],
  ['sources pause', PauseSourceBody],
  ['sources remove', RemoveSourceBody],
  ['sources accept', AcceptLoadBody],
  ['sources refuse', RefuseLoadBody],
  ['suggestions accept', AcceptSuggestionBody],
  ['suggestions reject', DeclineBody],
  ['reports close', CloseReportBody],
  ['duplicates undo', DeclineBody],
  ['role revoke', RevokeRoleBody],
  ['projections rebuild', RebuildBody],
  ['projections switch-back', Confirmed],
  ['projections retry', RetryBody],
  ['projections skip', SkipBody],
  ['reactors skip', SkipReactionBody],
];

describe('Why something is done', () => {
  it.each(BOTH)('is asked at the command line where the console asks it: %s', (name, body) => {
    const [way] = waysOf(commandIn(name.split(' '))!);
    const missing = validateSync(plainToInstance(body, {})).map(({ property }) => property);
    expect(way!.options.includes('reason')).toBe(missing.some((property) => property === 'reason' || property === 'done'));
  });

  it('is said in words, and not in too many', () => {
    const said = (reason?: string) => ({ values: { reason } });
    expect(reasonOf(said())).toBeUndefined();
    expect(reasonOf(said(' \n'))).toBeUndefined();
    expect(reasonOf(said(' They moved. '))).toBe('They moved.');
    expect(reasonOf(said('x'.repeat(LONGEST_REASON)))).toHaveLength(LONGEST_REASON);
    expect(() => reasonOf(said('x'.repeat(LONGEST_REASON + 1)))).toThrow('at most 500');
    expect(() => reasonFor(said(' '), 'They moved.')).toThrow('Say why: --reason "They moved."');
  });
});
