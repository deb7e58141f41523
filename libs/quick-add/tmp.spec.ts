import { formatScore, readScoredPhrases, scorePhrases } from '../../test/data/score-phrases';
it('x', () => {
  for (const f of (process.env.F ?? '').split(',')) {
    const s = scorePhrases(readScoredPhrases(f));
    process.stdout.write(
      `${formatScore(f, s)}\n\n== SILENT\n${s.silent.join('\n')}\n\n== UNANSWERABLE\n${s.unanswerable.join('\n')}\n\n== NEEDLESS\n${s.needless.join('\n')}\n`,
    );
  }
});
