import { type Call, Usage } from '../command';

/** Why something is skipped, in the words behind `--reason`, without which it is not. */
export const whyIn = ({ reason }: Call['values'], example: string): string => {
  const why = String(reason ?? '').trim();
  if (!why) throw new Usage(`Say why: --reason "${example}"`);
  return why;
};
