const { default: Sequencer } = require('@jest/test-sequencer');

/** From the first on: browser tests take longest and mostly wait for their browsers, while the processor has other work. */
module.exports = class SpreadBrowsers extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const screens = sorted.filter(isScreen);
    const others = sorted.filter((test) => !isScreen(test));
    const each = Math.ceil(others.length / Math.max(1, screens.length));
    return [
      ...screens.flatMap((screen, nth) => [screen, ...others.slice(nth * each, (nth + 1) * each)]),
      ...others.slice(screens.length * each),
    ];
  }
};

const isScreen = ({ context }) => context.config.displayName?.name === 'screens';
