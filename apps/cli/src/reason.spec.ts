import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { MAX_REASON_LENGTH } from '#libs/contracts';
import {
  AcceptLoadBody,
  AcceptSuggestionBody,
  AddSourceBody,
  CloseReportBody,
  ConfirmedBody,
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
import { findCommand } from './commands';
import { usageVariantsOf } from './parse-arguments';
import { readReason, requireReason } from './reason';

const COMMANDS_AND_BODIES: readonly (readonly [command: string, body: new () => object])[] = [
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
  ['projections switch-back', ConfirmedBody],
  ['projections retry', RetryBody],
  ['projections skip', SkipBody],
  ['reactors skip', SkipReactionBody],
];

describe('Why something is done', () => {
  it.each(COMMANDS_AND_BODIES)('is asked at the command line where the console asks it: %s', (name, body) => {
    const [way] = usageVariantsOf(findCommand(name.split(' '))!);
    const missing = validateSync(plainToInstance(body, {})).map(({ property }) => property);
    expect(way!.options.includes('reason')).toBe(missing.some((property) => property === 'reason' || property === 'done'));
  });

  it('is said in words, and not in too many', () => {
    const callWith = (reason?: string) => ({ values: { reason } });
    expect(readReason(callWith())).toBeUndefined();
    expect(readReason(callWith(' \n'))).toBeUndefined();
    expect(readReason(callWith(' They moved. '))).toBe('They moved.');
    expect(readReason(callWith('x'.repeat(MAX_REASON_LENGTH)))).toHaveLength(MAX_REASON_LENGTH);
    expect(() => readReason(callWith('x'.repeat(MAX_REASON_LENGTH + 1)))).toThrow('at most 500');
    expect(() => requireReason(callWith(' '), 'They moved.')).toThrow('Say why: --reason "They moved."');
  });
});
