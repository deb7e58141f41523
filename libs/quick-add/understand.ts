import type { EventDraft } from '#libs/contracts';

/** What a town and a resident bring along to be understood with. */
export type Known = {
  /** An ISO instant. */
  now: string;
  timeZone: string;
  places: readonly { name: string; address: string | null }[];
  categories: readonly string[];
};

/** An event in somebody's own words. The same words say the same on every machine. */
export const understand = (text: string, _known: Known): EventDraft => ({
  name: text.trim(),
  date: null,
  endDate: null,
  startTime: null,
  endTime: null,
  location: null,
  address: null,
  category: null,
  recurrence: null,
  description: '',
  parts: [],
  questions: [],
});
