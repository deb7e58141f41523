import { cleanUrl, findUrlAt } from '#libs/contracts/texts';

export const findJoinUrl = (text: string): string | undefined => {
  const urls = findUrls(text);
  return urls.find((address) => MEETING_URL.test(address)) ?? findUrls(LABELLED_URL.exec(text)?.[1] ?? '')[0];
};

const findUrls = (text: string): string[] => {
  const urls: string[] = [];
  let end = 0;
  for (const { index } of text.matchAll(/https?:\/\//gi)) {
    // Skips a URL inside another one, as in redirects.
    if (index < end) continue;
    const address = findUrlAt(text, index);
    end = index + address.length;
    if (address) urls.push(cleanUrl(address));
  }
  return urls;
};

const MEETING_URL =
  /^https?:\/\/(?:(?:[\w-]+\.)*zoom(?:gov)?\.(?:us|com)\/(?:j|my|s|w|wc)\/|meet\.google\.com\/[a-z]{3,4}-[a-z]{4}-[a-z]{3,4}|teams\.microsoft\.com\/(?:l\/meetup-join|meet)\/|teams\.live\.com\/meet\/|[\w-]+\.webex\.com\/(?:meet|join|[\w-]+\/j\.php)|(?:meet\.|global\.)?goto(?:meeting|meet)\.(?:com|me)\/|whereby\.com\/|meet\.jit\.si\/)./i;

const LABELLED_URL = /^[ *•-]{0,4}(?:online|virtual|meeting|zoom) (?:location|link|address)\W{1,3}(https?:\/\/\S+)/im;
