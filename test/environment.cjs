const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');
const { holdOutput } = require('./hold-output.cjs');
const { recordReach } = require('./reach.cjs');

/**
 * The environment of every test file. Shows what towns and servers print only if a test of the file fails: much of it is about
 * errors that a test provokes. Closes the servers of the file after all its tests and hooks.
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
