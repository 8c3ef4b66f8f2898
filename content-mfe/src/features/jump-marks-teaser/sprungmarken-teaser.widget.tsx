import { defineJumpMarks } from './jump-marks';

export const sprungmarkenTeaser = defineJumpMarks('sprungmarken-teaser');

export default sprungmarkenTeaser;
