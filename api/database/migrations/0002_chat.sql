CREATE TABLE "message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visit_id" uuid NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "message_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"role" text NOT NULL,
	"content" text NOT NULL,
	"facts" jsonb,
	"asked" text,
	"advisor" text,
	"is_cut" boolean DEFAULT false NOT NULL,
	"turn_key" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "home_profile" ADD COLUMN "is_chat" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_visit_id_visit_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_visit_id_position_index" ON "message" USING btree ("visit_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "message_visit_id_turn_key_role_index" ON "message" USING btree ("visit_id","turn_key","role");--> statement-breakpoint
CREATE UNIQUE INDEX "home_profile_of_chat" ON "home_profile" USING btree ("visit_id") WHERE "home_profile"."is_chat";