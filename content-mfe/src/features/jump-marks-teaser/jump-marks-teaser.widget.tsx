import { defineJumpMarks } from './jump-marks';

export const jumpMarksTeaser = defineJumpMarks('jump-marks-teaser');

export default jumpMarksTeaser;
