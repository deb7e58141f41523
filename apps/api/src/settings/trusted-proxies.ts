import { ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';
import { areAddressRanges } from './is-address-ranges';

/** Which proxies may say for whom they ask: none, those at these addresses, or those so many hops in front of the server. */
export type TrustedProxies = false | string[] | ((address: string, hop: number) => boolean);

/** What `TRUST_PROXY` means. A number believes whoever reaches the port: it is for where nobody but the proxy does. */
export const trustedProxies = (text: string): TrustedProxies => {
  if (text === 'false') return false;
  return HOPS.test(text) ? (_, hop) => hop < Number(text) : addressesIn(text);
};

const HOPS = /^\d{1,2}$/;

const addressesIn = (text: string) => text.split(',').map((address) => address.trim());

/** What the library that reads `X-Forwarded-For` calls whole ranges. */
const RANGES = ['loopback', 'linklocal', 'uniquelocal'];

const isAddress = (text: string): boolean => RANGES.includes(text) || areAddressRanges(text);

@ValidatorConstraint({ name: 'isTrustedProxies' })
export class IsTrustedProxies implements ValidatorConstraintInterface {
  validate(value: unknown) {
    return typeof value === 'string' && (value === 'false' || HOPS.test(value) || addressesIn(value).every(isAddress));
  }

  /** `true` would believe whoever claims to be a proxy. */
  defaultMessage() {
    return "$property must be 'false', the number of proxies in front of this server (1), or their addresses (127.0.0.1, 10.0.0.0/8).";
  }
}
