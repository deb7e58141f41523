/** Where one joins online, of a place that is nothing but an address on the web, or says beside one that it is online. */
export const onlinePlace = (place: string): string | undefined => {
  const address = ADDRESS.exec(place)?.[0];
  if (!address || MAP.test(address)) return undefined;
  const rest = place.replace(address, '').replace(/[\s<>()[\].]/g, '');
  return rest === '' || ONLINE.test(place) ? address : undefined;
};

/** Without the brackets around it and the full stop behind it. */
const ADDRESS = /https?:\/\/\S*[^\s.,;:!?()[\]{}<>"'’”]/i;

const ONLINE = /^\W*(?:online|virtual|zoom|webinar|web ?ex|google meet|(?:microsoft )?teams|livestream)\b/i;

/** It shows a place on earth. */
const MAP =
  /^https?:\/\/(?:(?:www\.)?(?:google|bing)\.[a-z.]+\/maps|goo\.gl\/maps|maps?\.|[^/]*\bmaps\.|(?:www\.)?openstreetmap\.org)/i;
