import { Module } from '@nestjs/common';
import { BudgetedAssistant } from './budgeted-assistant';

@Module({ providers: [BudgetedAssistant], exports: [BudgetedAssistant] })
export class AssistantModule {}
