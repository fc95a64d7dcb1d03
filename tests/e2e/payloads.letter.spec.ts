import { testPayloads } from './payloads/testPayloads';

testPayloads('short');
