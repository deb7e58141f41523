import type { SourceState } from '#libs/contracts';
import { shownAddress } from '../../../../api/src/sources/source-addresses';
import type { HeldBack } from '../../../../api/src/sources/source-note';
import { countsOf, leftOutWords } from '../../../../api/src/sources/source-report';
import type { Standing } from '../../../../api/src/sources/source-standing';
import type { KnownSource } from '../../../../api/src/sources/sources';

/** One source as a row of `feeds list`, and the lines that say more under the table. */
export const toldOf = ({ source, name, note, standing, report, advice }: KnownSource) => {
  const { added, changed, withdrawn } = countsOf(note);
  const cells = [
    name,
    STATE_WORDS[standing.state],
    note.events ?? 0,
    added,
    changed,
    withdrawn,
    momentOf(note.checkedAt),
    momentOf(note.changedAt),
    source.isPaused ? '' : momentOf(note.nextAt),
    shownAddress(source.address),
  ];
  const notes = [
    isWorthTelling(standing) && `${name}: ${sentence(report)} ${advice}`,
    note.privates && `${name}: ${leftOutWords(note.privates)}.`,
    ...(note.problems ?? []).map((problem) => `  ${problem}`),
  ];
  return { cells, notes: notes.filter((line) => typeof line === 'string') };
};

export const jsonOf = (known: KnownSource) => {
  const { source, name, note, standing, report, advice } = known;
  const { history, known: validators, days, facts, heldBack, ...told } = note;
  return {
    ...source,
    address: shownAddress(source.address),
    name,
    ...standing,
    ...{ report, advice },
    events: 0,
    ...told,
    ...(heldBack && { heldBack: shownOf(heldBack) }),
    ...countsOf(note),
  };
};

/** How a load is known again is of no use to anybody who reads. */
const shownOf = ({ marks, held, ...heldBack }: HeldBack) => heldBack;

/** What goes well is told by its row. */
const isWorthTelling = ({ state, isTrouble }: Standing) => isTrouble || state === 'held-back' || state === 'nothing-to-come';

const sentence = (report: string) => (report.endsWith('.') ? report : `${report}.`);

const STATE_WORDS: Readonly<Record<SourceState, string>> = {
  failing: 'failing',
  'held-back': 'held back',
  'nothing-to-come': 'nothing to come',
  current: 'current',
  new: 'new',
  paused: 'paused',
};

const momentOf = (instant: string | undefined) => (instant ? `${instant.slice(0, 16).replace('T', ' ')} UTC` : '');
