const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');
const { holdOutput } = require('./hold-output.cjs');
const { recordReach } = require('./reach.cjs');

/** A single file runs in the process that was started for it: its output is shown at once. */
const isWorker = process.send !== undefined;

/**
 * Shows what towns and servers print only if a test of the file fails: much of it is about errors that tests provoke. Closes the
 * servers of the file after all its tests and hooks.
 */
module.exports = class TestEnvironment extends NodeEnvironment {
  constructor(config, context) {
    super(config, context);
    this.testPath = context.testPath;
    this.hasFailed = false;
    this.hasFinished = false;
  }

  async setup() {
    await super.setup();
    if (isWorker) this.output = holdOutput(process.stderr);
    this.reach = process.env.ALMANAC_REACH ? recordReach(process.env.ALMANAC_REACH, this.testPath) : undefined;
  }

  handleTestEvent({ name, test }) {
    if (name === 'hook_failure' || name === 'error' || (name === 'test_done' && test.errors.length > 0)) this.hasFailed = true;
    if (name === 'run_finish') this.hasFinished = true;
  }

  async teardown() {
    try {
      await this.global.closeServers?.();
      this.reach?.write(this.global.fetchedAssets);
    } catch (error) {
      this.hasFailed = true;
      throw error;
    } finally {
      this.output?.end(this.hasFailed || !this.hasFinished);
      await super.teardown();
    }
  }
};
