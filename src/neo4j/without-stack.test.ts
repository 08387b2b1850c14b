import { withoutStack } from './without-stack.js';

describe('withoutStack', () => {
  it('renders no stack within the call, and stacks again afterwards', () => {
    expect(withoutStack(() => new Error('inside').stack)).toBe('Error: inside');
    expect(new Error('afterwards').stack).toContain('without-stack.test');
  });

  it('renders stacks again if the call throws', () => {
    const call = (): never => {
      throw new Error('refused');
    };
    expect(() => withoutStack(call)).toThrow('refused');
    expect(new Error('afterwards').stack).toContain('without-stack.test');
  });
});
