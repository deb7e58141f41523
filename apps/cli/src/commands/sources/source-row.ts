import { countChanges, formatPrivateCount, type HeldImportNote, type KnownSource, redactAddress, type SourceStatus } from '#api';
import type { SourceState } from '#libs/contracts';

export const toSourceRow = ({ source, name, note, status, report, advice }: KnownSource) => {
  const { added, changed, withdrawn } = countChanges(note);
  const cells = [
    name,
    STATE_WORDS[status.state],
    note.events ?? 0,
    added,
    changed,
    withdrawn,
    instantText(note.checkedAt),
    instantText(note.changedAt),
    source.isPaused ? '' : instantText(note.nextAt),
    redactAddress(source.address),
  ];
  const notes = [
    needsReport(status) && `${name}: ${withFullStop(report)} ${advice}`,
    note.privates && `${name}: ${formatPrivateCount(note.privates)}.`,
    ...(note.problems ?? []).map((problem) => `  ${problem}`),
  ];
  return { cells, notes: notes.filter((line) => typeof line === 'string') };
};

export const toSourceJson = (knownSource: KnownSource) => {
  const { source, name, note, status, report, advice } = knownSource;
  const { history, known: validators, days, facts, heldBack, ...noteFields } = note;
  return {
    ...source,
    address: redactAddress(source.address),
    name,
    ...status,
    ...{ report, advice },
    events: 0,
    ...noteFields,
    ...(heldBack && { heldBack: withoutLoadMarks(heldBack) }),
    ...countChanges(note),
  };
};

const withoutLoadMarks = ({ marks, held, ...heldBack }: HeldImportNote) => heldBack;

const needsReport = ({ state, isTrouble }: SourceStatus) => isTrouble || state === 'held-back' || state === 'nothing-to-come';

const withFullStop = (report: string) => (report.endsWith('.') ? report : `${report}.`);

const STATE_WORDS: Readonly<Record<SourceState, string>> = {
  failing: 'failing',
  'held-back': 'held back',
  'nothing-to-come': 'nothing to come',
  current: 'current',
  new: 'new',
  paused: 'paused',
};

const instantText = (instant: string | undefined) => (instant ? `${instant.slice(0, 16).replace('T', ' ')} UTC` : '');
