import type { Found } from '#libs/when';

export type KnownPlace = { name: string; address: string | null };

/**
 * Of several places, the first is the likeliest. `isTyped` is in the words of the line, where they may mean a known place. With
 * `isName`, the words belong to the name as well. `isDoubtful` may be no place at all.
 */
export type PlaceReading = Readonly<{
  places: readonly KnownPlace[];
  weight: number;
  isTyped?: boolean;
  isName?: boolean;
  isDoubtful?: boolean;
  /** It stands instead of the place before it. */
  isCorrection?: boolean;
}>;

export type FoundPlace = Found<PlaceReading>;

/** 'my place', 'our offices', 'mine' */
export const isOwnHome = ({ reading }: FoundPlace): boolean =>
  /^(?:(?:my|our|his|her|their) |mine$|ours$)/i.test(reading.places[0]!.name);

/** Words that say when. Those that are not sure may belong to a name: 'Sunday Hollow Farm', 'Bistro 19'. */
export type WhenSpan = Readonly<{ from: number; to: number; isSure: boolean; isHour?: boolean }>;

export const [CLEAR_PLACE, LIKELY_PLACE, DOUBTFUL_PLACE] = [9, 7, 2];
