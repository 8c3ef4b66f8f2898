/** What a micro-frontend expects of messages and answers, and examples of what it sends. */
export {
  declareExpectations,
  expectAnswer,
  type DeclaredAnswer,
  type DeclaredExpectations,
} from './expectations/declare-expectations';
export { describeExpectations } from './expectations/describe-expectations';
