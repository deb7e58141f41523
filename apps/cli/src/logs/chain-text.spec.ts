import { positionOf } from '#libs/event-sourcing';
import { chainText } from './chain-text';

const report = (behind: number) => ({
  ...{ begins: positionOf(0), before: 0, sealed: 32, behind, flaws: [], flawCount: 0 },
  head: { position: positionOf(32), head: '0'.repeat(64) },
});

describe('What is said of a chain', () => {
  it('is that seals were removed, if more facts are unsealed than an append to a file leaves', () => {
    expect(chainText(report(16), { isInFile: true })).toMatch(/ The 16 facts after it are not sealed yet\. .*were removed\.$/);
    expect(chainText(report(15), { isInFile: true })).not.toContain('removed');
  });

  it('is not that of a log on a server, whose chain follows later', () =>
    expect(chainText(report(160), { isInFile: false })).toMatch(/ The 160 facts after it are not sealed yet\.$/));
});
