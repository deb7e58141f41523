export const onlineUrlIn = (place: string): string | undefined => {
  const address = ADDRESS.exec(place)?.[0];
  if (!address || MAP_ADDRESS.test(address)) return undefined;
  const rest = place.replace(address, '').replace(/[\s<>()[\].]/g, '');
  return rest === '' || ONLINE_WORDS.test(place) ? address : undefined;
};

const ADDRESS = /https?:\/\/\S*[^\s.,;:!?()[\]{}<>"'’”]/i;

const ONLINE_WORDS = /^\W*(?:online|virtual|zoom|webinar|web ?ex|google meet|(?:microsoft )?teams|livestream)\b/i;

/** A link to a map is a physical place. */
const MAP_ADDRESS =
  /^https?:\/\/(?:(?:www\.)?(?:google|bing)\.[a-z.]+\/maps|goo\.gl\/maps|maps?\.|[^/]*\bmaps\.|(?:www\.)?openstreetmap\.org)/i;
