import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { parseMarkedText, type TextRun } from '#libs/contracts';
import { useMedia } from '../../lib/use-media';
import { Runs } from '../../ui/marked-text';
import styles from './assistant.module.css';

const CHARACTER_MS = 25;

type Props = { text: string; isDone: boolean; onDone: () => void };

/** Shown at once with reduced motion. The full room is reserved from the beginning. */
export const TypewriterText = ({ text, isDone, onDone }: Props) => {
  const lines = useMemo(() => parseMarkedText(text).filter((runs) => runs.length > 0), [text]);
  const length = useMemo(() => lines.flat().reduce((sum, run) => sum + run.text.length, 0), [lines]);
  const prefersNoMotion = useMedia('(prefers-reduced-motion: reduce)');
  const [typed, setTyped] = useState(0);
  const isWhole = isDone || prefersNoMotion || typed >= length;
  useEffect(() => {
    if (isWhole) return;
    const timer = setInterval(() => setTyped((so) => so + 1), CHARACTER_MS);
    return () => clearInterval(timer);
  }, [isWhole]);
  const reportDone = useEffectEvent(() => isDone || onDone());
  useEffect(() => void (isWhole && reportDone()), [isWhole]);

  let charactersLeft = isWhole ? length : typed;
  return lines.map((runs, index) => {
    const [visibleRuns, coming] = splitRuns(runs, charactersLeft);
    const isHere = charactersLeft >= 0 && coming.length > 0;
    charactersLeft -= runs.reduce((sum, run) => sum + run.text.length, 0);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and are never moved
      <p key={index} className={styles.typed} aria-busy={!isWhole || undefined}>
        <Runs of={visibleRuns} />
        {isHere && <span className={styles.cursor} aria-hidden="true" />}
        {coming.length > 0 && (
          <span className={styles.coming}>
            <Runs of={coming} />
          </span>
        )}
      </p>
    );
  });
};

const splitRuns = (runs: readonly TextRun[], at: number): [TextRun[], TextRun[]] => {
  const [visibleRuns, coming]: [TextRun[], TextRun[]] = [[], []];
  let left = Math.max(0, at);
  for (const run of runs) {
    const [before, after] = [run.text.slice(0, left), run.text.slice(left)];
    left -= before.length;
    if (before) visibleRuns.push({ ...run, text: before });
    if (after) coming.push({ ...run, text: after });
  }
  return [visibleRuns, coming];
};
