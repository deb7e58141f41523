/** The address of a place that is nothing else, or says that it is online; also of a meeting without its scheme. */
export const onlineUrlIn = (place: string): string | undefined => {
  const address = webAddressIn(place) ?? MEETING_ADDRESS.exec(place)?.[0];
  if (!address) return undefined;
  const rest = place.replace(address, '').replace(/[\s<>()[\].]/g, '');
  if (rest !== '' && !ONLINE_WORDS.test(place)) return undefined;
  return /^https?:/i.test(address) ? address : `https://${address}`;
};

/** Undefined for a link to a map. */
export const webAddressIn = (place: string): string | undefined => {
  const address = ADDRESS.exec(place)?.[0];
  return address && !MAP_ADDRESS.test(address) ? address : undefined;
};

const ADDRESS = /https?:\/\/\S*[^\s.,;:!?()[\]{}<>"'’”]/i;

const MEETING_ADDRESS =
  /(?<![\w/.@-])(?:[\w-]+\.)?(?:zoom\.us|meet\.google\.com|teams\.(?:microsoft|live)\.com|webex\.com)\/\S*[^\s.,;:!?()[\]{}<>"'’”]/i;

const ONLINE_WORDS = /^\W*(?:online|virtual|zoom|webinar|web ?ex|google meet|(?:microsoft )?teams|livestream)\b/i;

/** A link to a map is a physical place. */
const MAP_ADDRESS =
  /^https?:\/\/(?:(?:www\.)?(?:google|bing)\.[a-z.]+\/maps|goo\.gl\/maps|maps?\.|[^/]*\bmaps\.|(?:www\.)?openstreetmap\.org)/i;
