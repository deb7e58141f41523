import { ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';
import { areAddressRanges } from './is-address-ranges';

/** Proxies whose X-Forwarded-For is trusted: none, those at these addresses, or this many hops in front of the server. */
export type TrustedProxies = false | string[] | ((address: string, hop: number) => boolean);

/** A number trusts whoever reaches the port, so only the proxy may reach it. */
export const parseTrustedProxies = (text: string): TrustedProxies => {
  if (text === 'false') return false;
  return HOPS_PATTERN.test(text) ? (_, hop) => hop < Number(text) : splitAddresses(text);
};

const HOPS_PATTERN = /^\d{1,2}$/;

const splitAddresses = (text: string) => text.split(',').map((address) => address.trim());

const RANGE_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

const isAddress = (text: string): boolean => RANGE_NAMES.includes(text) || areAddressRanges(text);

@ValidatorConstraint({ name: 'isTrustedProxies' })
export class IsTrustedProxies implements ValidatorConstraintInterface {
  validate(value: unknown) {
    return typeof value === 'string' && (value === 'false' || HOPS_PATTERN.test(value) || splitAddresses(value).every(isAddress));
  }

  /** `true` would trust anyone who claims to be a proxy. */
  defaultMessage() {
    return "$property must be 'false', the number of proxies in front of this server (1), or their addresses (127.0.0.1, 10.0.0.0/8).";
  }
}
