import { ALIASES } from './aliases';
import type { CliCommand } from './command';
import { secondFactorCommand } from './commands/accounts';
import { auditEventCommand } from './commands/audit-event';
import { auditExportCommand } from './commands/audit-export';
import { auditOperationsCommand } from './commands/audit-operations';
import { auditPreferencesCommand } from './commands/audit-preferences';
import { auditSearchCommand } from './commands/audit-search';
import { auditSentCommand } from './commands/audit-sent';
import { auditVerifyCommand } from './commands/audit-verify';
import { backupCommands } from './commands/backups';
import { completionCommand } from './commands/completion';
import { duplicateCommands } from './commands/duplicates';
import { forgetCommand } from './commands/forget';
import { importIcsCommand } from './commands/import-ics';
import { logCommands } from './commands/log';
import { manCommand } from './commands/man';
import { renameOrganizationCommand } from './commands/organizations';
import { parkedCommands } from './commands/parked';
import { projectionCommands } from './commands/projections';
import { promoteCommand } from './commands/promote';
import { reactorCommands } from './commands/reactors';
import { reportCommands } from './commands/reports';
import { roleCommands } from './commands/roles';
import { seedCommand } from './commands/seed';
import { sourceCommands } from './commands/sources';
import { suggestionCommands } from './commands/suggestions';

export const commands: readonly CliCommand[] = [
  seedCommand,
  importIcsCommand,
  ...sourceCommands,
  renameOrganizationCommand,
  promoteCommand,
  ...duplicateCommands,
  ...suggestionCommands,
  ...reportCommands,
  ...roleCommands,
  secondFactorCommand,
  forgetCommand,
  ...projectionCommands,
  ...parkedCommands,
  ...reactorCommands,
  auditEventCommand,
  auditPreferencesCommand,
  auditSentCommand,
  auditOperationsCommand,
  auditSearchCommand,
  auditExportCommand,
  auditVerifyCommand,
  ...logCommands,
  ...backupCommands,
  completionCommand(() => commands),
  manCommand(() => commands),
];

export const findCommand = (words: readonly string[]): CliCommand | undefined =>
  commandsByFirstWord(words[0])
    .filter(({ name }) => name.split(' ').every((word, i) => i === 0 || words[i] === word))
    .toSorted((one, other) => other.name.length - one.name.length)[0];

export const commandsByFirstWord = (word = ''): readonly CliCommand[] =>
  commands.filter(({ name }) => name.split(' ')[0] === (ALIASES[word] ?? word));
