import { addressAt, cleanAddress } from '#libs/contracts/texts';

/** Where one joins online, of a text that has the address of a meeting in it, or says beside an address that it is one. */
export const joinAddress = (text: string): string | undefined => {
  const addresses = addressesIn(text);
  return addresses.find((address) => MEETING.test(address)) ?? addressesIn(SAID.exec(text)?.[1] ?? '')[0];
};

const addressesIn = (text: string): string[] => {
  const addresses: string[] = [];
  let end = 0;
  for (const { index } of text.matchAll(/https?:\/\//gi)) {
    // A redirect has another address in it.
    if (index < end) continue;
    const address = addressAt(text, index);
    end = index + address.length;
    if (address) addresses.push(cleanAddress(address));
  }
  return addresses;
};

/** A page to register at, or to hear a record of, is none. */
const MEETING =
  /^https?:\/\/(?:(?:[\w-]+\.)*zoom(?:gov)?\.(?:us|com)\/(?:j|my|s|w|wc)\/|meet\.google\.com\/[a-z]{3,4}-[a-z]{4}-[a-z]{3,4}|teams\.microsoft\.com\/(?:l\/meetup-join|meet)\/|teams\.live\.com\/meet\/|[\w-]+\.webex\.com\/(?:meet|join|[\w-]+\/j\.php)|(?:meet\.|global\.)?goto(?:meeting|meet)\.(?:com|me)\/|whereby\.com\/|meet\.jit\.si\/)./i;

const SAID = /^[ *•-]{0,4}(?:online|virtual|meeting|zoom) (?:location|link|address)\W{1,3}(https?:\/\/\S+)/im;
