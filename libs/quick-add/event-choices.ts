import {
  type Day,
  type DraftPart,
  type DraftQuestion,
  type EventDraft,
  formatDraftSchedule,
  type OtherDraft,
} from '#libs/contracts';
import type { Cover } from './build-covers';
import type { Span } from './candidates';

export type ParsedLine = Readonly<{ draft: EventDraft; cover: Cover; asides: readonly Span[] }>;

export const toOther = ({ parts: _, questions: __, other: ___, ...fields }: EventDraft): OtherDraft => fields;

/** The words between the two go to the second one. */
export const withJoint = (parts: readonly DraftPart[], from: number, to: number): DraftPart[] => {
  const next = parts.findIndex((part) => part.from >= to);
  return parts.map((part, at) => (at === next ? { ...part, from: Math.max(from, parts[at - 1]?.to ?? 0) } : part));
};

export const askWhichEvent = (events: readonly EventDraft[], today: Day): DraftQuestion => ({
  question: events.length > 2 ? 'There are several events. Which one is it?' : 'There are two events. Which one is it?',
  choices: events.map((draft) => ({
    label: `${draft.name}, ${formatDraftSchedule(draft, today)}`,
    sets: toOther(draft),
  })),
});

export const shiftParts = (parts: readonly DraftPart[], by: number): DraftPart[] =>
  parts.map(({ from, to, kind }) => ({ from: from + by, to: to + by, kind }));
