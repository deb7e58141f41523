import type { FailureReason } from '#libs/contracts';
import { HttpFailure } from './http-client';

export const reasonOfStatus = (status: number): FailureReason =>
  REASON_BY_STATUS[status] ?? (status >= 500 ? 'server-fails' : 'unexpected-status');

const REASON_BY_STATUS: Readonly<Record<number, FailureReason>> = {
  401: 'access-denied',
  403: 'access-denied',
  404: 'not-found',
  407: 'access-denied',
  410: 'not-found',
  429: 'too-many-requests',
};

export const toHttpFailure = (error: unknown): HttpFailure => {
  if (error instanceof HttpFailure) return error;
  const { code } = error as NodeJS.ErrnoException;
  const reason = reasonOfCode(code);
  return new HttpFailure(`${PREDICATE_BY_REASON[reason]}${code ? ` (${code})` : ''}`, { reason, cause: error });
};

const PREDICATE_BY_REASON = {
  'unknown-host': 'has a host name that is unknown',
  'bad-certificate': 'has a bad certificate',
  'no-connection': 'cannot be reached',
} as const;

const reasonOfCode = (code = ''): keyof typeof PREDICATE_BY_REASON => {
  if (UNKNOWN_HOST_CODES.has(code)) return 'unknown-host';
  return CERTIFICATE_CODE.test(code) ? 'bad-certificate' : 'no-connection';
};

const UNKNOWN_HOST_CODES: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_NONAME']);

const CERTIFICATE_CODE = /CERT|SELF_SIGNED|UNABLE_TO_|^ERR_TLS|^ERR_SSL|HOSTNAME_MISMATCH/;
