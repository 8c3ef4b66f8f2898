import { turnTimeLimitsOff } from '../time-limits';

/** Runs before each test file. */
turnTimeLimitsOff();
