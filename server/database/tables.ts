import type { AccountTables } from './tables/accounts';
import type { BookingTables } from './tables/bookings';
import type { MessageTables } from './tables/messages';
import type { MoneyTables } from './tables/money';
import type { RunningTables } from './tables/running';
import type { TestProviderTables } from './tables/testProvider';
import type { ToolTables } from './tables/tools';

/** The tables after all migrations. Only triggers write to `search_words` and `tool_points`. */
export interface Tables
  extends AccountTables,
    ToolTables,
    BookingTables,
    MoneyTables,
    TestProviderTables,
    MessageTables,
    RunningTables {}
