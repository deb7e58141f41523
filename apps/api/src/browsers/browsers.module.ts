import { Module } from '@nestjs/common';
import { AllowBrowser, browsers, ForgetBrowser } from '#libs/domain';
import { commandHandlers } from '../commands/command-handlers';
import { Browsers } from './browsers';
import { BrowsersController } from './browsers.controller';

@Module({
  controllers: [BrowsersController],
  providers: [Browsers, ...commandHandlers(browsers, [AllowBrowser, ForgetBrowser])],
  exports: [Browsers],
})
export class BrowsersModule {}
