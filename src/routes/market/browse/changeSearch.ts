import type { ToolSearch } from '../../../../domain/toolSearch';

/** Changes the state in the address: at once, or after a pause of typing. */
export type ChangeSearch = (patch: Partial<ToolSearch>, pace: 'now' | 'paused') => void;
