const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');
const { holdOutput } = require('./hold-output.cjs');
const { recordReach } = require('./reach.cjs');

/**
 * Where every test file runs. What its towns and servers print is shown only when one of its tests fails: much of it is about
 * errors that a test provokes. Its servers end when all of it has ended, whatever it registered to be done after its tests.
 */
module.exports = class TestEnvironment extends NodeEnvironment {
  constructor(config, context) {
    super(config, context);
    this.testPath = context.testPath;
    this.hasFailed = false;
  }

  async setup() {
    await super.setup();
    this.output = holdOutput(process.stderr);
    this.reach = process.env.ALMANAC_REACH ? recordReach(process.env.ALMANAC_REACH, this.testPath) : undefined;
  }

  handleTestEvent({ name, test }) {
    if (name === 'test_done' && test.errors.length > 0) this.hasFailed = true;
    if (name === 'error') this.hasFailed = true;
  }

  async teardown() {
    await this.global.closeServers?.();
    this.reach?.write(this.global.fetchedAssets);
    this.output.end(this.hasFailed);
    await super.teardown();
  }
};
