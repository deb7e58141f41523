import { Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';
import { parseMarkedText, type TextRun } from '#libs/contracts';

type Props = { text: string; className?: string };

export const MarkedText = ({ text, className }: Props) => (
  <>
    {parseMarkedText(text)
      .filter((runs) => runs.some((run) => run.text.trim()))
      .map((runs, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and are never moved
        <p key={index} className={className}>
          <Runs of={runs} />
        </p>
      ))}
  </>
);

export const Runs = ({ of }: { of: readonly TextRun[] }) =>
  of.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other name, and are never moved
    <Fragment key={index}>{renderRun(run)}</Fragment>
  ));

const renderRun = ({ text, bold, italic, code, to }: TextRun): ReactNode => {
  const inner = to ? <Link href={to}>{text}</Link> : code ? <code>{text}</code> : text;
  const leaning = italic ? <em>{inner}</em> : inner;
  return bold ? <strong>{leaning}</strong> : leaning;
};
