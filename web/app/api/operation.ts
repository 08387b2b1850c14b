/** Text of a GraphQL operation, with the types of its result and its variables. */
export type Operation<Answer, Variables> = string & {
  readonly __answer?: Answer;
  readonly __variables?: Variables;
};
