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

export const toHttpFailure = (error: unknown): HttpFailure =>
  error instanceof HttpFailure
    ? error
    : new HttpFailure((error as Error).message, { reason: reasonOfCode((error as NodeJS.ErrnoException).code), cause: error });

const reasonOfCode = (code = ''): FailureReason => {
  if (UNKNOWN_HOST_CODES.has(code)) return 'unknown-host';
  return CERTIFICATE_CODE.test(code) ? 'bad-certificate' : 'no-connection';
};

const UNKNOWN_HOST_CODES: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_NONAME']);

const CERTIFICATE_CODE = /CERT|SELF_SIGNED|UNABLE_TO_|^ERR_TLS|^ERR_SSL|HOSTNAME_MISMATCH/;
