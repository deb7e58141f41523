import { Fragment } from 'react';
import type { DraftPart } from '#libs/contracts';
import styles from './quick-add.module.css';

/** `named` shows below each part what it was understood as. */
export const MarkedDraftText = ({
  text,
  parts,
  named = false,
}: {
  text: string;
  parts: readonly DraftPart[];
  named?: boolean;
}) => (
  <>
    {parts.map(({ from, to, kind }, at) => (
      <Fragment key={from}>
        {text.slice(parts[at - 1]?.to ?? 0, from)}
        <mark className={named ? styles.named : styles.mark} data-kind={kind}>
          {text.slice(from, to)}
          {named && <span className="sr"> ({kind})</span>}
        </mark>
      </Fragment>
    ))}
    {text.slice(parts.at(-1)?.to ?? 0)}
  </>
);
