import { Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';
import { linesOf, type Run } from '#libs/contracts';

type Props = { text: string; className?: string };

/** A marked text, a paragraph for each of its lines. */
export const MarkedText = ({ text, className }: Props) => (
  <>
    {linesOf(text)
      .filter((runs) => runs.some((run) => run.text.trim()))
      .map((runs, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and are never moved
        <p key={index} className={className}>
          <Runs of={runs} />
        </p>
      ))}
  </>
);

export const Runs = ({ of }: { of: readonly Run[] }) =>
  of.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other name, and are never moved
    <Fragment key={index}>{drawn(run)}</Fragment>
  ));

const drawn = ({ text, bold, italic, code, to }: Run): ReactNode => {
  const inner = to ? <Link href={to}>{text}</Link> : code ? <code>{text}</code> : text;
  const leaning = italic ? <em>{inner}</em> : inner;
  return bold ? <strong>{leaning}</strong> : leaning;
};
