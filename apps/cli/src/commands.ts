import { ALIASES } from './aliases';
import type { CliCommand } from './command';
import { secondFactor } from './commands/accounts';
import { auditEvent } from './commands/audit-event';
import { auditExport } from './commands/audit-export';
import { auditOperations } from './commands/audit-operations';
import { auditPreferences } from './commands/audit-preferences';
import { auditSearch } from './commands/audit-search';
import { auditSent } from './commands/audit-sent';
import { auditVerify } from './commands/audit-verify';
import { backupCommands } from './commands/backups';
import { completion } from './commands/completion';
import { duplicateCommands } from './commands/duplicates';
import { feedCommands } from './commands/feeds';
import { forget } from './commands/forget';
import { importIcs } from './commands/import-ics';
import { logCommands } from './commands/log';
import { man } from './commands/man';
import { renaming } from './commands/organizations';
import { parkedCommands } from './commands/parked';
import { projectionCommands } from './commands/projections';
import { promote } from './commands/promote';
import { reactorCommands } from './commands/reactors';
import { reportCommands } from './commands/reports';
import { roleCommands } from './commands/roles';
import { seed } from './commands/seed';
import { suggestionCommands } from './commands/suggestions';

/** Everything `almanac` can do: its help, its completion and its man page are made of this. */
export const commands: readonly CliCommand[] = [
  seed,
  importIcs,
  ...feedCommands,
  renaming,
  promote,
  ...duplicateCommands,
  ...suggestionCommands,
  ...reportCommands,
  ...roleCommands,
  secondFactor,
  forget,
  ...projectionCommands,
  ...parkedCommands,
  ...reactorCommands,
  auditEvent,
  auditPreferences,
  auditSent,
  auditOperations,
  auditSearch,
  auditExport,
  auditVerify,
  ...logCommands,
  ...backupCommands,
  completion(() => commands),
  man(() => commands),
];

/** Returns the command with the longest name that the words begin with. */
export const commandIn = (words: readonly string[]): CliCommand | undefined =>
  commandsNamed(words[0])
    .filter(({ name }) => name.split(' ').every((word, i) => i === 0 || words[i] === word))
    .toSorted((one, other) => other.name.length - one.name.length)[0];

/** Returns all commands whose name begins with this word or with what it is an alias of. */
export const commandsNamed = (word = ''): readonly CliCommand[] =>
  commands.filter(({ name }) => name.split(' ')[0] === (ALIASES[word] ?? word));
