const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');
const { heldOutput } = require('./held-output.cjs');
const { recordReach } = require('./reach.cjs');

/** A file that runs alone runs in the process that was started for it, and whoever started it wants to read all. */
const isWorker = process.send !== undefined;

/**
 * Where every test file runs. What its towns and servers print is shown only where it does not end with every test passed: much of
 * it is about errors that a test provokes. Its servers end when all of it has ended, whatever it registered to be done after its tests.
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
    if (isWorker) this.output = heldOutput(process.stderr);
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
