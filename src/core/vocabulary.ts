/**
 * Words that the specification leaves open (design, section 2). The fourth, the product name in `…StreamSchema`, is data:
 * `KafkaSchema` in schemas/types/com.linkedin.schema.json.
 */
export const NAMESPACE = 'li';
export const VENDOR = 'com.linkedin';
export const FRAMEWORK = 'restli';
export const FRAMEWORK_HEADER = 'X-RestLi-Protocol-Version';
