const { TestEnvironment } = require('jest-environment-node');

/** Takes the servers of a test file away when all of it has ended, whatever it registered to be done after its tests. */
module.exports = class extends TestEnvironment {
  async teardown() {
    await this.global.closeServers?.();
    await super.teardown();
  }
};
