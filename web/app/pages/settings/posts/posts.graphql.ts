/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { MediaType, PostContentType, PostType, SubResourceType } from '../../../api/types.graphql.js';
import type { Operation } from '../../../api/operation.js';

export type CreatePostInput = {
  readonly postType: PostType;
  readonly content: UpdatePostContentInput;
  /** URN of the entity that the post is about. */
  readonly resourceUrn?: string | null | undefined;
  /** No effect: a path is always that of a schema field. */
  readonly subResourceType?: SubResourceType | null | undefined;
  /** Path of the schema field that the post is about, instead of the whole entity. */
  readonly subResource?: string | null | undefined;
};
export type UpdatePostInput = {
  readonly urn: string;
  readonly postType: PostType;
  readonly content: UpdatePostContentInput;
};
export type UpdatePostContentInput = {
  readonly contentType: PostContentType;
  readonly title: string;
  readonly description?: string | null | undefined;
  /** A web address. */
  readonly link?: string | null | undefined;
  readonly media?: UpdateMediaInput | null | undefined;
};
export type UpdateMediaInput = {
  readonly type: MediaType;
  /** Address of the picture. */
  readonly location: string;
};
export type PostsQuery = {
  readonly listPosts: { readonly total: number; readonly posts: ReadonlyArray<PostFactsFragment> } | null;
};
export type PostFactsFragment = {
  readonly urn: string;
  readonly postType: PostType;
  readonly content: {
    readonly contentType: PostContentType;
    readonly title: string;
    readonly description: string | null;
    readonly link: string | null;
    readonly media: { readonly type: MediaType; readonly location: string } | null;
  };
  readonly lastModified: { readonly time: number };
};

export const Posts: Operation<PostsQuery, { start: number }> =
  'query Posts($start: Int!) {\n  listPosts(input: {start: $start, count: 20}) {\n    total\n    posts {\n      ...PostFacts\n    }\n  }\n}\nfragment PostFacts on Post {\n  urn\n  postType\n  content {\n    contentType\n    title\n    description\n    link\n    media {\n      type\n      location\n    }\n  }\n  lastModified {\n    time\n  }\n}';
export const CreatePost: Operation<{ readonly createPost: boolean | null }, { input: CreatePostInput }> =
  'mutation CreatePost($input: CreatePostInput!) {\n  createPost(input: $input)\n}';
export const UpdatePost: Operation<{ readonly updatePost: boolean | null }, { input: UpdatePostInput }> =
  'mutation UpdatePost($input: UpdatePostInput!) {\n  updatePost(input: $input)\n}';
export const DeletePost: Operation<{ readonly deletePost: boolean | null }, { urn: string }> =
  'mutation DeletePost($urn: String!) {\n  deletePost(urn: $urn)\n}';
