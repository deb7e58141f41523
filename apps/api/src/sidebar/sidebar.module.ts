import { Module } from '@nestjs/common';
import { MyAlmanacModule } from '../my-almanac/my-almanac.module';
import { SidebarController } from './sidebar.controller';
import { SidebarResponses } from './sidebar-responses';

@Module({ imports: [MyAlmanacModule], controllers: [SidebarController], providers: [SidebarResponses] })
export class SidebarModule {}
