import { Module } from '@nestjs/common';
import { MyAlmanacModule } from '../my-almanac/my-almanac.module';
import { SidebarController } from './sidebar.controller';
import { Sidebars } from './sidebars';

@Module({ imports: [MyAlmanacModule], controllers: [SidebarController], providers: [Sidebars] })
export class SidebarModule {}
