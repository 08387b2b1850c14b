/** Text of a GraphQL operation, with the types of its answer and its variables. */
export type Operation<Answer, Variables> = string & {
  readonly __answer?: Answer;
  readonly __variables?: Variables;
};

export type AnswerOf<Of extends Operation<unknown, unknown>> = NonNullable<Of['__answer']>;
