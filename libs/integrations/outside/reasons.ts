import type { FailureReason } from '#libs/contracts';
import { OutsideFailure } from './outside';

/** Of an answer that is none of what was asked for. */
export const reasonOfStatus = (status: number): FailureReason =>
  STATUSES[status] ?? (status >= 500 ? 'server-fails' : 'unexpected-status');

const STATUSES: Readonly<Record<number, FailureReason>> = {
  401: 'access-denied',
  403: 'access-denied',
  404: 'not-found',
  407: 'access-denied',
  410: 'not-found',
  429: 'too-many-requests',
};

/** Whatever was thrown while something was fetched, as what is thrown to whoever wanted it. */
export const failureOf = (error: unknown): OutsideFailure =>
  error instanceof OutsideFailure
    ? error
    : new OutsideFailure((error as Error).message, { reason: reasonOfCode((error as NodeJS.ErrnoException).code), cause: error });

/** By the code of the system, or of the certificate. */
const reasonOfCode = (code = ''): FailureReason => {
  if (UNKNOWN_HOST.has(code)) return 'unknown-host';
  return CERTIFICATE.test(code) ? 'bad-certificate' : 'no-connection';
};

const UNKNOWN_HOST: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_NONAME']);

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_|^ERR_TLS|^ERR_SSL|HOSTNAME_MISMATCH/;
